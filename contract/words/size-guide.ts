import type { Word } from './word.ts'

/**
 * The size guide that opens over a page. Its figures are those of the content page with the same
 * name.
 */
export const sizeGuideWords = {
  size_guide_title: { en: 'Size guide', ar: 'دليل المقاسات' },
  size_guide_intro: {
    en: 'The size of an abaya is its length in inches, from the highest point of the shoulder to the hem. So begin with your height and your shoes.',
    ar: 'مقاس العباية هو طولها بالبوصة من أعلى الكتف إلى الذيل. فابدئي بطولكِ وحذائكِ.',
  },
  size_guide_height: { en: 'Your height', ar: 'طولكِ' },
  size_guide_height_hint: { en: 'Without shoes', ar: 'من دون حذاء' },
  size_guide_height_unreadable: {
    en: 'Write your height in centimetres, such as 165.',
    ar: 'اكتبي طولكِ بالسنتيمتر، مثل 165.',
  },
  size_guide_heels: { en: 'You will wear it with', ar: 'ستلبسينها مع' },
  size_guide_flat: { en: 'flat shoes', ar: 'حذاء مسطّح' },
  size_guide_heels_5: { en: '5 cm heels', ar: 'كعب 5 سم' },
  size_guide_heels_8: { en: '8 cm heels', ar: 'كعب 8 سم' },
  size_guide_take: { en: 'Take size {size}.', ar: 'اختاري مقاس {size}.' },
  size_guide_take_why: {
    en: 'The hem will fall about 2 cm above the floor.',
    ar: 'فيرتفع الذيل نحو 2 سم عن الأرض.',
  },
  size_guide_choose: { en: 'Choose size {size}', ar: 'اختاري مقاس {size}' },
  size_guide_choose_in: {
    en: 'Choose size {size} in {color}',
    ar: 'اختاري مقاس {size} باللون {color}',
  },
  size_guide_sold_out: {
    en: 'Size {size} is sold out in {color}. Choose it on the page, and we will write to you when it returns.',
    ar: 'لكنّ مقاس {size} نفد باللون {color}. اضغطيه في صفحة القطعة لنكتب لكِ عند عودته.',
  },
  size_guide_not_made: {
    en: 'This piece is not made in {size}.',
    ar: 'لكنّ هذه القطعة لا تُصنع بمقاس {size}.',
  },
  size_guide_too_small: {
    en: 'Our sizes begin a little longer. Have it sewn to your measurements; it costs the same.',
    ar: 'مقاساتنا تبدأ أطول من ذلك بقليل. فصّليها على قياساتكِ بالسعر نفسه.',
  },
  size_guide_too_tall: {
    en: 'Our sizes end a little shorter. Have it sewn to your measurements; it costs the same.',
    ar: 'مقاساتنا تنتهي أقصر من ذلك بقليل. فصّليها على قياساتكِ بالسعر نفسه.',
  },
  size_guide_lengths: { en: 'Sizes by height', ar: 'المقاس بحسب الطول' },
  size_guide_size: { en: 'Size', ar: 'المقاس' },
  size_guide_length_in: { en: 'Length, in', ar: 'الطول، بوصة' },
  size_guide_length_cm: { en: 'Length, cm', ar: 'الطول، سم' },
  size_guide_height_cm: { en: 'Your height, cm', ar: 'طولكِ، سم' },
  size_guide_from_to: { en: '{from}–{to}', ar: '{from} إلى {to}' },
  size_guide_tip_between: {
    en: 'Between two sizes, take the longer: a hem is easily shortened.',
    ar: 'إن كنتِ بين مقاسين فاختاري الأطول، فتقصير الذيل سهل.',
  },
  size_guide_tip_work: {
    en: 'For work, driving or small children, one size shorter is more comfortable.',
    ar: 'للعمل أو القيادة أو مع الأطفال الصغار، المقاس الأقصر أريح.',
  },
  size_guide_tip_wide: {
    en: 'Butterflies, bishts and capes are wide in every size: choose by length alone.',
    ar: 'الفراشة والبشت والكاب واسعة في كل المقاسات، فاختاري بالطول وحده.',
  },
  size_guide_product: { en: '{name} as sewn', ar: 'قياسات {name} بعد الخياطة' },
  size_guide_product_text: {
    en: 'The finished garment. Lay an abaya you like flat and compare.',
    ar: 'هذه قياسات القطعة جاهزة. افردي عباية تحبّينها وقارني.',
  },
  size_guide_of_body: { en: '{title} (body)', ar: '{title} (الجسم)' },
  size_guide_of_garment: { en: '{title} (garment)', ar: '{title} (القطعة)' },
  size_guide_garment_length: { en: 'Length', ar: 'الطول' },
  size_guide_garment_chest: { en: 'Chest', ar: 'عرض الصدر' },
  size_guide_garment_shoulder: { en: 'Shoulder', ar: 'الكتف' },
  size_guide_garment_sleeve: { en: 'Sleeve length', ar: 'طول الكُمّ' },
  size_guide_how: { en: 'How to compare', ar: 'كيف تقارنين؟' },
  size_guide_how_length: {
    en: 'Highest point of the shoulder, straight down to the hem.',
    ar: 'من أعلى نقطة في الكتف نزولاً إلى الذيل.',
  },
  size_guide_how_chest: {
    en: 'Straight across under the arms, laid flat.',
    ar: 'العرض تحت الإبطين والعباية مفرودة.',
  },
  size_guide_how_shoulder: {
    en: 'Across the back, from seam to seam.',
    ar: 'عبر الظهر من خياطة إلى أخرى.',
  },
  size_guide_how_sleeve: {
    en: 'Shoulder seam to wrist.',
    ar: 'من خياطة الكتف إلى المعصم.',
  },
  size_guide_fifteen: {
    en: 'The fifteen measurements of a piece made for you',
    ar: 'القياسات الخمسة عشر للتفصيل',
  },
  size_guide_no_size: { en: 'No size fits?', ar: 'لا يناسبكِ أي مقاس؟' },
  size_guide_no_size_text: {
    en: {
      zero: 'Have it sewn to your measurements. It costs the same.',
      one: 'Have it sewn to your measurements. It costs the same, and we alter it free within {count} day.',
      other:
        'Have it sewn to your measurements. It costs the same, and we alter it free within {count} days.',
    },
    ar: {
      zero: 'فصّليها على قياساتكِ، والسعر نفسه.',
      one: 'فصّليها على قياساتكِ. السعر نفسه، ونعدّلها مجاناً خلال يوم واحد.',
      two: 'فصّليها على قياساتكِ. السعر نفسه، ونعدّلها مجاناً خلال يومين.',
      few: 'فصّليها على قياساتكِ. السعر نفسه، ونعدّلها مجاناً خلال {count} أيام.',
      many: 'فصّليها على قياساتكِ. السعر نفسه، ونعدّلها مجاناً خلال {count} يوماً.',
      other: 'فصّليها على قياساتكِ. السعر نفسه، ونعدّلها مجاناً خلال {count} يوم.',
    },
  },
} as const satisfies Record<string, Word>
