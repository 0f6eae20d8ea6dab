/** A rule that is broken, and where. */
export type Violation = {
  readonly rule:
    | 'looks-into'
    | 'nobody-into-infra'
    | 'door'
    | 'everywhere'
    | 'declared'
    | 'sibling'
    | 'beneath'
    | 'test-only'
    | 'manifest'
    | 'japanese'
    | 'words'
    | 'laws'
    | 'document';
  readonly path: string;
  readonly line: number;
  readonly says: string;
};
