import { useState } from 'react';
import { Button, Icon, type IconName, Mark } from '../../ui/index.ts';
import { installTexts as texts } from './install.texts.ts';
import { dismissInstall, promptInstall, type Way } from './install-state.ts';
import { IosSteps } from './ios-steps.tsx';
import '../corner/corner.css';
import './install.css';

const FEATURES: readonly (readonly [IconName, string])[] = [
  ['cloudOff', texts.features.offline],
  ['download', texts.features.kept],
  ['home', texts.features.window],
];

/** What the app of one's own is good for, in a corner or at the foot of the screen; takes no focus. */
export function InstallCard({ way }: { readonly way: Way }) {
  const [steps, setSteps] = useState(false);
  return (
    <aside className="corner inst" aria-labelledby="install-title">
      <div className="inst__h">
        <span className="inst__i">
          <Mark className="inst__m" />
        </span>
        <h2 id="install-title" className="corner__t">
          {texts.title}
        </h2>
      </div>
      <ul className="inst__l">
        {FEATURES.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="corner__f">
        <Button onClick={dismissInstall}>{texts.later}</Button>
        {way.kind === 'prompt' ? (
          <Button variant="primary" onClick={() => void promptInstall(way.event)}>
            {texts.install}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setSteps(true)}>
            {texts.showSteps}
          </Button>
        )}
      </div>
      <IosSteps opened={steps} onClose={() => setSteps(false)} />
    </aside>
  );
}
