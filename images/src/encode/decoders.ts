import sharp from 'sharp';

/**
 * Leaves sharp with the loaders of the five formats and no other, so that even a wrong signature check cannot reach
 * the SVG, PDF or TIFF readers. Applies to the whole process; this room is the only one that uses sharp.
 */
export function restrictDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  sharp.cache(false);
}
