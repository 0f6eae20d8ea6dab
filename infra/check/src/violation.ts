/** A rule that is broken, and where. */
export type Violation = {
  readonly rule:
    | 'imports'
    | 'infra'
    | 'entry-point'
    | 'everywhere'
    | 'declared'
    | 'sibling'
    | 'beneath'
    | 'layer'
    | 'test-only'
    | 'manifest'
    | 'japanese'
    | 'words'
    | 'read-model'
    | 'laws'
    | 'document';
  readonly path: string;
  readonly line: number;
  readonly says: string;
};
