import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../../../ui/index.ts';
import { agoInWords } from '../outbox/moments.ts';
import { savedTexts as texts } from './texts.ts';
import './aged.css';

/** What is asked together is kept within this time, in ms. */
const TOGETHER = 60_000;

/** Of when what surrounds a part is said to be, epoch ms; `undefined` where nothing is said of it. */
const Told = createContext<number | undefined>(undefined);

type Props = {
  /** When this device kept what stands within, epoch ms; `undefined` while the server answers. */
  readonly savedAt: number | undefined;
  readonly children: ReactNode;
};

/**
 * Says that what stands within comes from this device, and of when it is; nothing while the server answers, nor again of a part
 * that is no older than what is said around it.
 */
export function Aged({ savedAt, children }: Props) {
  const told = useContext(Told);
  const isTold = savedAt === undefined || (told !== undefined && savedAt >= told - TOGETHER);
  return (
    <Told value={isTold ? told : savedAt}>
      {!isTold && (
        <div role="status">
          <p className="asof">
            <Icon name="history" size="s" />
            <span>{texts.note(savedAt, agoInWords(savedAt, Date.now()))}</span>
          </p>
        </div>
      )}
      {children}
    </Told>
  );
}
