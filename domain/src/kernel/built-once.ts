/**
 * What takes long to build, built when it is first asked for and kept: a formatter of Japanese dates costs a slow phone
 * 60 ms, which a module would spend before anything is shown.
 */
export function builtOnce<T extends object>(build: () => T): () => T {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
}
