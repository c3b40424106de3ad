import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { storefrontBuild } from '../web/storefront.ts'

const latin = 'U+0000-00FF, U+2000-206F, U+2212'
const arabic = 'U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC'

/** The faces are among those that the shop's pages load: a visitor coming from there has them already. */
const faces = [
  { family: 'Marcellus', file: 'marcellus-latin-400-normal', range: latin },
  { family: 'Instrument Sans', file: 'instrument-sans-latin-wght-normal', range: latin },
  { family: 'El Messiri', file: 'el-messiri-arabic-400-normal', range: arabic },
  { family: 'Almarai', file: 'almarai-arabic-400-normal', range: arabic },
]

/** The faces as styles, for pages without the storefront; none before that is built, and the system's own stand in. */
export async function shopFonts(): Promise<string> {
  const names = await readdir(join(storefrontBuild, 'client/assets')).catch(() => [])
  return faces
    .flatMap(({ family, file, range }) => {
      const name = names.find((known) => known.startsWith(file) && known.endsWith('.woff2'))
      if (!name) return []
      const weight = file.includes('wght') ? '400 700' : '400'
      return `@font-face {
  font-family: '${family}';
  src: url('/assets/${name}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range};
}
`
    })
    .join('')
}
