import sharp from 'sharp';

/**
 * What libvips blocks holds for the whole process, pictures that are being read included: between the two calls no
 * picture can be read at all. So it is done once, when this file is first asked for, before anybody holds sharp.
 */
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

/**
 * sharp with the loaders of the five formats and no other, so that even a wrong signature check cannot reach the SVG,
 * PDF or TIFF readers. Whatever runs in production takes sharp from here.
 */
export { sharp };
