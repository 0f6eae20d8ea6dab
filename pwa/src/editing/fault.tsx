import { Icon } from '../ui/index.ts';

/** What is wrong with several controls together, which have no field's frame around them. */
export function Fault({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className="field__e" role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
