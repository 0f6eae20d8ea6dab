import { searchBoxTexts as texts } from './texts.ts';

/** The keys, at the foot of the drop; not on phones. */
export function KeyHints() {
  return (
    <p className="sd__f only-d" aria-hidden="true">
      <span>
        <kbd className="kbd">↑</kbd>
        <kbd className="kbd">↓</kbd>
        {texts.choose}
      </span>
      <span>
        <kbd className="kbd">Enter</kbd>
        {texts.open}
      </span>
      <span>
        <kbd className="kbd">Esc</kbd>
        {texts.close}
      </span>
      <span className="sd__fe">
        <kbd className="kbd">/</kbd>
        {texts.anywhere}
      </span>
    </p>
  );
}
