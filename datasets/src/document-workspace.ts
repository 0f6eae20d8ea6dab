/** A cell as a person reads it. */
export type Cell = string | number | null;

/** A row of a database; its cells by the names of their columns. */
export type WorkspaceRow = { readonly id: string; readonly cells: Readonly<Record<string, Cell>> };

/** The documents of editors, wherever they are kept. */
export type DocumentWorkspace = {
  /**
   * The rows of a database, those made last first, up to a bound.
   * @throws Fault `workspace` when it cannot be read whole
   */
  readAll(database: string): Promise<readonly WorkspaceRow[]>;
};
