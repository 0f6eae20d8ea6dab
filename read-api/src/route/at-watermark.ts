/**
 * Remembers one answer for as long as the read model stands still. `mark` names the moment (a watermark, with whatever else the
 * answer hangs on); those who ask at the same moment share one computation. A computation that fails is forgotten.
 */
export class AtWatermark<T> {
  #mark: string | undefined;
  #answer: Promise<T> | undefined;

  get(mark: string, compute: () => Promise<T>): Promise<T> {
    if (this.#answer !== undefined && this.#mark === mark) return this.#answer;
    const answer = compute();
    this.#mark = mark;
    this.#answer = answer;
    answer.catch(() => {
      if (this.#answer === answer) this.#answer = undefined;
    });
    return answer;
  }
}
