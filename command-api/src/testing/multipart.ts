const BOUNDARY = 'meikan-form';

/** A form as a browser sends it. */
export const multipart = {
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  of(form: Readonly<Record<string, string>>): string {
    const parts = Object.entries(form).map(([name, value]) => part(`name="${name}"`, value));
    return `${parts.join('')}--${BOUNDARY}--\r\n`;
  },
  /** One part as it stands on the wire, for crooked forms; close them with `end`. */
  part,
  end: `--${BOUNDARY}--\r\n`,
} as const;

function part(disposition: string, value: string): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
}
