/** When this device kept what was answered, epoch ms; `undefined` where the server has just been asked, or nothing was answered. */
export function savedAtOf(answer: unknown): number | undefined {
  const isKept = typeof answer === 'object' && answer !== null && 'savedAt' in answer;
  return isKept && typeof answer.savedAt === 'number' ? answer.savedAt : undefined;
}
