import { Badge } from '../../../ui/index.ts';
import { listTexts as texts } from './texts.ts';

type RelativeType = keyof typeof texts.relations;

const isRelativeType = (type: string): type is RelativeType => Object.hasOwn(texts.relations, type);

/** How two companies stand to each other, in words. */
export function RelationBadges({ types }: { readonly types: readonly string[] }) {
  return (
    <>
      {types.filter(isRelativeType).map((type) => (
        <Badge key={type}>{texts.relations[type]}</Badge>
      ))}
    </>
  );
}
