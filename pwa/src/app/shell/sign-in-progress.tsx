import { Art, Button, Note } from '../../ui/index.ts';
import { loginTexts as texts } from './login.texts.ts';
import './sign-in-progress.css';

/** Covers the page while somebody is being signed in. */
export function SignInProgress() {
  return (
    <div className="passing" role="status">
      <Art name="door" className="passing__cat" />
      <p className="passing__t">{texts.processing}</p>
    </div>
  );
}

type Props = { readonly children: string; readonly onRetry: () => void };

/** 「ログイン失敗」 with what to do about it. */
export function SignInFailure({ children, onRetry }: Props) {
  return (
    <div className="wrap page">
      <Note tone="shu" title={texts.failed}>
        {children}
      </Note>
      <div className="page__a">
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </div>
  );
}
