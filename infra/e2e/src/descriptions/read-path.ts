/** What a running Meikan answers at a path to whoever is not signed in. @throws when it does not answer 200 */
export async function readPath(url: string, path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
  const asked = new URL(path, url);
  asked.search = new URLSearchParams(query).toString();
  const answer = await fetch(asked);
  if (!answer.ok) throw new Error(`${asked} answered ${answer.status}`);
  return answer.json();
}
