/** In pixels. */
export type Extent = { readonly width: number; readonly height: number };

/** Which part of a picture is kept: its middle in shares of the picture's sides (0 to 1), and how many times closer than the widest part. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number };

/** The part of a picture that is kept, in its own pixels. */
export type Frame = Extent & { readonly left: number; readonly top: number };

/** A picture under a frame of a fixed shape; `ratio` is the frame's width by its height. */
export type Subject = { readonly picture: Extent; readonly ratio: number };

/** What is done to a crop: moved by shares of the frame, brought closer by a factor, or begun anew. */
export type CropStep =
  | { readonly kind: 'move'; readonly right: number; readonly down: number }
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'reset' };

/** Nobody sees anything in fewer pixels than these. */
const LEAST_SIDE = 96;
const CLOSEST = 8;

/** The widest part, in the middle. */
export const widest: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

const widestFrame = ({ picture, ratio }: Subject): Extent => {
  const width = Math.min(picture.width, picture.height * ratio);
  return { width, height: width / ratio };
};

/** How close one may come: until the frame holds hardly a picture any more. */
export function closest(subject: Subject): number {
  const { width, height } = widestFrame(subject);
  return between(1, Math.min(width, height) / LEAST_SIDE, CLOSEST);
}

/** The same proportions with no side longer than `longest`; as it is where none is. Each side is a whole pixel at least. */
export function within({ width, height }: Extent, longest: number): Extent {
  const share = Math.min(1, longest / Math.max(width, height));
  const side = (whole: number) => Math.max(1, Math.round(whole * share));
  return { width: side(width), height: side(height) };
}

export function frameOf(subject: Subject, { zoom, x, y }: Crop): Frame {
  const { picture } = subject;
  const base = widestFrame(subject);
  const [width, height] = [base.width / zoom, base.height / zoom];
  return { width, height, left: x * picture.width - width / 2, top: y * picture.height - height / 2 };
}

/** The same crop with nothing of the frame outside the picture. */
function held(subject: Subject, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, closest(subject));
  const { width, height } = frameOf(subject, { ...crop, zoom });
  const [halfX, halfY] = [width / subject.picture.width / 2, height / subject.picture.height / 2];
  return { zoom, x: between(halfX, crop.x, 1 - halfX), y: between(halfY, crop.y, 1 - halfY) };
}

export function cropAfter(subject: Subject, crop: Crop, step: CropStep): Crop {
  switch (step.kind) {
    case 'reset':
      return widest;
    case 'zoom':
      return held(subject, { ...crop, zoom: crop.zoom * step.by });
    case 'move': {
      const { width, height } = frameOf(subject, crop);
      const [x, y] = [
        crop.x + (step.right * width) / subject.picture.width,
        crop.y + (step.down * height) / subject.picture.height,
      ];
      return held(subject, { ...crop, x, y });
    }
  }
}

/** Where the frame stands, for words: closeness in percent, and how far it is from left and top in percent of the way; `null`: no way. */
export type Place = { readonly zoom: number; readonly across: number | null; readonly down: number | null };

const share = (at: number, size: number): number | null => (size < 1 ? null : Math.round((at / size) * 100));

export function placeOf(subject: Subject, crop: Crop): Place {
  const { left, top, width, height } = frameOf(subject, crop);
  const { picture } = subject;
  return {
    zoom: Math.round(crop.zoom * 100),
    across: share(left, picture.width - width),
    down: share(top, picture.height - height),
  };
}
