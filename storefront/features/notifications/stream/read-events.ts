/** The events of a stream as they come; comments, by which a quiet line stays open, are left out. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader()
  let text = ''
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<string>
    if (done) return
    alive()
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) yield event.slice(6)
  }
}
