/** Of claims `r`: what the company concerned hid is claimed, and counts for nothing. */
export const SHOWN = `r.verdict is distinct from 'hidden'`;
