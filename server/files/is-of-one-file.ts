import { S3ServiceException } from '@aws-sdk/client-s3'

/**
 * Codes with which a bucket refuses every file: because of the account, its rights, the clock, the region, too many requests
 * or the bucket itself (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). `NotFound` and `Unknown` are the
 * client's names for an answer without a code. `AccessDenied` does not say whether it is about one file, and is taken for all.
 */
const ofAllFiles: ReadonlySet<string> = new Set([
  'AccessDenied',
  'AccountProblem',
  'AllAccessDisabled',
  'AuthorizationHeaderMalformed',
  'CredentialsNotSupported',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidBucketName',
  'InvalidBucketState',
  'InvalidPayer',
  'InvalidSecurity',
  'InvalidToken',
  'MissingSecurityHeader',
  'NoSuchBucket',
  'NotFound',
  'KMS.ThrottlingException',
  'NotSignedUp',
  'OperationAborted',
  'QuotaExceeded',
  'RequestLimitExceeded',
  'RequestTimeout',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
  'Throttling',
  'ThrottlingException',
  'TokenRefreshRequired',
  'Unknown',
  'UserSuspended',
])
const statusesOfAllFiles: ReadonlySet<number> = new Set([401, 407, 408, 429])

/**
 * Whether a bucket refused one file for a reason of that file, such as `InvalidObjectState` of an archive or a disabled key of
 * KMS. Without an answer, with 5xx and with an answer that is not S3's, no file can be read.
 */
export function isOfOneFile(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  const { httpStatusCode: status = 0 } = error.$metadata
  const isRefusal = status >= 400 && status < 500
  return isRefusal && !statusesOfAllFiles.has(status) && !ofAllFiles.has(error.name)
}
