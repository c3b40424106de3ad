import type { Rows } from './row.ts'

const missingPicture = '00000000-0000-4000-8000-000000000000'

/** Calls about pictures and their videos. */
export function pictureRows() {
  return {
    // The runner sends JSON, which is neither a picture nor a video.
    'POST staff/upload-picture': { refusedWith: 806 },
    'POST staff/upload-video': {
      reach: 'staff',
      input: { query: { picture: missingPicture } },
      refusedWith: 544,
    },
    'POST staff/describe-picture': {
      reach: 'staff',
      input: {
        body: {
          id: 'noor--black--front',
          alt: { en: 'An abaya', ar: 'عباية' },
          focusX: 0.5,
          focusY: 0.3,
        },
      },
    },
  } satisfies Rows
}
