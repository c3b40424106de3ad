import type { MessageFailure } from '@rimal/contract/staff/message-kinds'

/** The minutes between an attempt and the next one; after the last attempt, the minutes until it counts as failed. */
export const retryMinutes: readonly number[] = [1, 5, 30, 120, 720, 1440]

/** After so many attempts the shop stops. */
export const maxAttempts = retryMinutes.length

/** What errors of mail servers, providers and the network have in common. */
type DeliveryError = {
  code?: string | number
  responseCode?: number
  /** The step at which a mail server refused: nodemailer has one code for the sender, the recipient and the content. */
  command?: string
  name?: string
  cause?: { code?: string }
}

const network = /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|ETLS|UND_ERR)/

/** Why a message was not delivered, without the words of the mail server, which quote the recipient. */
export function failureOf(error: unknown): MessageFailure {
  const { code, responseCode, command, name, cause } = error as DeliveryError
  if (code === 'EAUTH' || responseCode === 401 || responseCode === 403) return 'access'
  // Below 500 the server may accept the same recipient later.
  if (code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500)
    return 'recipient'
  const isOfNetwork = [code, cause?.code].some((one) => network.test(String(one)))
  if (isOfNetwork || name === 'TimeoutError') return 'unreachable'
  return code === undefined && responseCode === undefined ? 'other' : 'refused'
}
