import Type from 'typebox'
import { post } from './endpoint.ts'
import { maxErrorMessage, maxErrorStack } from './limits.ts'
import { LanguageCode, Strict } from './shapes.ts'

/** What browsers report to the shop. */
export const errorReportsApi = {
  reportError: post('shop/report-error', {
    access: 'anyone',
    summary:
      'Reports a defect of the storefront that a browser met. The log gets a sample of the reports, without personal data.',
    perMinute: 10,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      /** The class of the error. */
      name: Type.String({ maxLength: 60 }),
      message: Type.String({ minLength: 1, maxLength: maxErrorMessage }),
      stack: Type.String({ maxLength: maxErrorStack }),
      /** The route of the page, such as `order/:orderToken`: its address may contain a secret. */
      page: Type.String({ pattern: '^[\\w:/*-]{0,80}$' }),
      /** The name of the script that the page began with, which every build names anew. */
      build: Type.String({ pattern: '^[\\w.-]{0,80}$' }),
    }),
    result: Type.Object({}),
    errors: ['invalid_input'],
  }),
}
