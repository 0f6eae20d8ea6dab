import { html as compose, Html } from '@meikan/platform';

export { Html } from '@meikan/platform';

type Value = string | number | Html | readonly Html[] | null;

const nothing = new Html('');

/** A template whose values are escaped unless they are `Html` themselves; null leaves nothing behind. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return compose(parts, ...values.map((value) => value ?? nothing));
}

/** Markup from elsewhere that is known to be safe: our own drawings, and the forms of oidc-provider. */
export function trusted(markup: string): Html {
  return new Html(markup);
}
