/** Only a person has a profile. */
export type AccountKind = 'person' | 'company';
