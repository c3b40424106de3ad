const latin = 'U+0000-00FF,U+2000-206F,U+20AC,U+2122'
const arabic = 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC'

/** The faces of the shop's pages, at addresses that no new build changes: an email is opened for years. */
export const emailFonts = [
  {
    family: 'Marcellus',
    file: 'marcellus.woff2',
    source: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    range: latin,
  },
  {
    family: 'Instrument Sans',
    file: 'instrument-sans.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    range: latin,
  },
  {
    family: 'El Messiri',
    file: 'el-messiri.woff2',
    source: '@fontsource/el-messiri/files/el-messiri-arabic-400-normal.woff2',
    range: arabic,
  },
  {
    family: 'Almarai',
    file: 'almarai.woff2',
    source: '@fontsource/almarai/files/almarai-arabic-400-normal.woff2',
    range: arabic,
  },
] as const
