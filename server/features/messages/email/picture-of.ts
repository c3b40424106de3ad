import type { EmailLine } from '../templates/email.ts'

type Shown = { name: string; color: string; pictureId?: string | null | undefined }

/** The picture of a product beside its line; none where the message was written without one. */
export function pictureOf({ name, color, pictureId }: Shown): Pick<EmailLine, 'picture'> {
  return pictureId ? { picture: { id: pictureId, alt: `${name} ${color}` } } : {}
}
