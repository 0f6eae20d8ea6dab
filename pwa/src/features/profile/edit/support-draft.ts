import type { CallBodyInput, Profile, updateProfile } from '@meikan/contracts';

type Support = NonNullable<Profile['investmentSupport']>;

/** The whole section, of which each of its two dialogs shows a part; an empty key is nothing chosen. */
export type SupportDraft = {
  readonly mainIndividualInvestment: string;
  readonly investingSituation: string;
  readonly interestedField: string;
  readonly whatCanProvide: readonly string[];
  readonly preferContactMethod: string;
};

export const supportDraft = (support: Support | null): SupportDraft => ({
  mainIndividualInvestment: support?.mainIndividualInvestment ?? '',
  investingSituation: support?.investingSituation ?? '',
  interestedField: support?.interestedField ?? '',
  whatCanProvide: support?.whatCanProvide ?? [],
  preferContactMethod: support?.preferContactMethod ?? '',
});

/** The section as it is sent: whole, since the wire knows it as one field; `null` when nothing of it is left. */
export function supportBody(draft: SupportDraft): CallBodyInput<typeof updateProfile> {
  const { mainIndividualInvestment: main, investingSituation: situation, preferContactMethod: method } = draft;
  const { interestedField, whatCanProvide } = draft;
  const nothing = !main && !situation && !method && interestedField.trim() === '' && whatCanProvide.length === 0;
  if (nothing) return { investmentSupport: null };
  return {
    investmentSupport: {
      mainIndividualInvestment: main || null,
      investingSituation: situation || null,
      interestedField,
      whatCanProvide: [...whatCanProvide],
      preferContactMethod: method || null,
    },
  };
}
