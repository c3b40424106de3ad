/**
 * The document of an email for a frame of this page, which has the policy of this page: its style element needs the nonce.
 * The texts of an email are escaped, so the first style element is the program's.
 */
export function documentOf(html: string, nonce: string): string {
  return html.replace('<style>', `<style nonce="${nonce}">`)
}
