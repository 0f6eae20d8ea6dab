/** A step that the present state of the rebuild does not allow, said by a stable code. */
export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused';
  readonly code: 'rebuild-running' | 'nothing-to-rebuild' | 'not-verified' | 'nothing-to-roll-back';
  constructor(code: RebuildRefused['code']) {
    super(code);
    this.code = code;
  }
}
