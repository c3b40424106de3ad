type Envelope = { result?: { imageBase?: string } }

/** The read whose answer names the address of the shop's pictures. */
const shopRead = '/api/shop/get-shop'

/** Returns the answer with the address of the shop's pictures as pages of another origin need it. */
export async function withAbsolutePictures(
  answer: Response,
  { pathname, origin }: { pathname: string; origin: string },
): Promise<Response> {
  if (pathname !== shopRead || !answer.ok) return answer
  const envelope = (await answer.json()) as Envelope
  const { result } = envelope
  if (result?.imageBase) result.imageBase = new URL(result.imageBase, origin).href
  return Response.json(envelope)
}
