/** The files of the shop's faces for headlines, as TTF: Pango, which draws the names, reads no WOFF. */
export const faceFiles = {
  en: import.meta.resolve('@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf'),
  ar: import.meta.resolve('@expo-google-fonts/el-messiri/400Regular/ElMessiri_400Regular.ttf'),
}
