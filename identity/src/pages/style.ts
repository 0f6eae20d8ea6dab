import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one stylesheet, read once at start; its name changes with its content, so it may be kept for ever. */
export const styleSheet = readFileSync(new URL('./identity.css', import.meta.url), 'utf8');
const version = createHash('sha256').update(styleSheet).digest('hex').slice(0, 12);
export const STYLE_ROUTE = `/identity/style-${version}.css`;
