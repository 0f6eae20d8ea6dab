import { FormPicture } from '../../../offline/ui/pictures/form-picture.tsx';
import { ConsentField } from '../../../ui/forms.ts';
import { Logo, pictureShapes } from '../../../ui/index.ts';
import type { LogoForm } from './logo-form.ts';
import { registerTexts as texts } from './texts.ts';
import type { Trouble } from './trouble.ts';

type Props = {
  readonly name: string;
  readonly companyId: string;
  readonly logo: LogoForm;
  readonly trouble: Trouble;
  readonly onLogo: (changes: Partial<LogoForm>) => void;
  /** Hears when the choice of a picture stands above the dialog, and when it is gone. */
  readonly onAsking: (asking: boolean) => void;
};

/** Step 2 of a company's owner: the logo, and once there is one, whether they may use it. */
export function LogoFields({ name, companyId, logo: { photo, copyright }, trouble, onLogo, onAsking }: Props) {
  const { fields } = trouble;
  return (
    <div className="regs">
      <FormPicture
        label={texts.labels.photo}
        need="optional"
        help={texts.photoHelp}
        shape={pictureShapes.square}
        present={(src, alt) => <Logo src={src} alt={alt} size="xl" />}
        about={{ name, path: `/companies/${companyId}` }}
        value={photo}
        error={fields.photo}
        onChange={(chosen) => onLogo({ photo: chosen })}
        onAsking={onAsking}
      />
      {photo !== null && (
        <ConsentField
          label={texts.labels.copyright}
          statement={texts.copyright}
          checked={copyright}
          error={fields.copyright}
          onChange={(given) => onLogo({ copyright: given })}
        />
      )}
    </div>
  );
}
