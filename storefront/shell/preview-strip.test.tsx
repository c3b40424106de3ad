import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreviewStrip } from './preview-strip.tsx'

test('the script of the strip stands within the strip and waits for the page', () => {
  const note = { what: 'page', form: '/admin/products/noor' } as const
  const html = renderToStaticMarkup(<PreviewStrip note={note} language="en" />)
  expect(html).toMatch(/^<p id="preview".*<script src="[^"]+" defer=""><\/script><\/p>$/)
})
