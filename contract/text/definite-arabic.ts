/**
 * The name of a colour with the definite article: 'أزرق ليلي' becomes 'الأزرق الليلي', which must
 * follow 'باللون'.
 */
export function definiteArabic(name: string): string {
  return name.replace(/(^| )(?!ال)(?=\p{Script=Arabic})/gu, '$1ال')
}
