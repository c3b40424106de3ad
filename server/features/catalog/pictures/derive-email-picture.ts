import { emailPictureWidth } from '@rimal/contract/pictures'
import { Gate } from '../../../http/limits/gate.ts'

/** Anybody may ask for pictures of emails, so only one is made at once, and only some wait for their turn. */
const gate = new Gate({ running: 1, waiting: 20 })

/**
 * Makes the JPEG of a picture for emails from one of its sizes in WebP. It is made where it is asked for: the WebP is of
 * the shop's own making and small, so this takes some milliseconds.
 * @throws where too many others wait for their turn
 */
export function deriveEmailPicture(webp: Buffer): Promise<Buffer> {
  return gate.run(async () => {
    // Most processes never need it.
    const { default: sharp } = await import('sharp')
    return sharp(webp)
      .resize({ width: emailPictureWidth })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  })
}
