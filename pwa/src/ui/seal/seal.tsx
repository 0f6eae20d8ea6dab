import { sealTexts as texts } from './texts.ts';
import './seal.css';

/** The vermilion stamp of a verified company or person. */
export function Seal() {
  return (
    <span className="seal" role="img" aria-label={texts.verified} title={texts.verified}>
      {texts.character}
    </span>
  );
}
