/**
 * A host with a dot, and no user's name or password before it, because such an address can look like another shop's.
 */
const host = '[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+(?::\\d{1,5})?'

/** The source of a regular expression for the addresses of the web that links may lead to: they begin with https://. */
export const webAddressPattern = `https://${host}(?:[/?#][^\\s"<>\\\\\\u0000-\\u001f\\u007f]*)?`
