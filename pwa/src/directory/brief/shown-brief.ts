import { createStore } from '@tanstack/react-store';

/** What is known of a company where its brief is asked for. */
export type BriefCompany = {
  readonly id: string;
  readonly name: string;
  readonly serviceType: string;
  /** Said where the company has not written of its business. */
  readonly overview?: string;
};

/** A company whose brief is on the screen, or was the last one: its words stay while the dialog fades. */
type Shown = { readonly company: BriefCompany; readonly opened: boolean };

export const shownBrief = createStore<Shown | null>(null);

/** Opens the brief of a company over whatever page is shown. */
export function showBrief(company: BriefCompany): void {
  shownBrief.setState(() => ({ company, opened: true }));
}

export function hideBrief(): void {
  shownBrief.setState((shown) => shown && { ...shown, opened: false });
}
