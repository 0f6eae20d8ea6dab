/**
 * Lets those who ask the same at the same moment share one answer: a page that everybody suddenly reads asks the database
 * once at a time. Only what is under way is shared, failures too; nothing is kept.
 */
export function sharedAnswers<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return (key, ask) => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const answer = ask().finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
