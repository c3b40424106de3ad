import { setNonce } from 'get-nonce'

/**
 * The nonce that the server gave this document: with it our libraries may add style elements, which the policy of the
 * admin forbids otherwise.
 */
export const nonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// The scroll lock of dialogs asks this library.
setNonce(nonce)
