import type { Word } from './word.ts'

/** The made-to-measure form. How a measurement is understood is the house's own convention where helps say so. */
export const customSizeWords = {
  profile_for_whom: { en: 'For whom is it?', ar: 'لمن هذه القطعة؟' },
  profile_new: { en: 'New measurements', ar: 'قياسات جديدة' },
  profiles_manage: { en: 'All measurements', ar: 'كل القياسات' },
  profile_measured: { en: 'Measured on {day}', ar: 'أُخذت يوم {day}' },
  profile_measured_by_house: {
    en: 'Measured by us on {day}',
    ar: 'أخذناها يوم {day}',
  },
  profile_me: { en: 'Me', ar: 'أنا' },
  profile_mother: { en: 'My mother', ar: 'أمي' },
  profile_daughter: { en: 'My daughter', ar: 'ابنتي' },
  profile_name: { en: 'Whose measurements are they?', ar: 'لمن هذه القياسات؟' },
  profile_name_why: {
    en: 'Under a name we keep them with your account: the next piece is one press.',
    ar: 'نحفظها بهذا الاسم في حسابكِ، وتختارينها للقطعة القادمة بضغطة واحدة.',
  },
  profile_name_needed: { en: 'Write whose measurements they are.', ar: 'اكتبي لمن هذه القياسات.' },
  profiles_title: { en: 'My measurements', ar: 'قياساتي' },
  profiles_text: {
    en: 'Yours, and of those you order for. Choose one when a piece is sewn to measure.',
    ar: 'قياساتكِ وقياسات من تطلبين لهنّ، تختارين منها حين تُفصَّل القطعة.',
  },
  profiles_open: { en: 'Open my measurements', ar: 'فتح قياساتي' },
  profile_add: { en: 'Add measurements', ar: 'إضافة قياسات' },
  profile_figures_saved: { en: 'The measurements are saved.', ar: 'حُفظت القياسات.' },
  profile_change: { en: 'Change', ar: 'تعديل' },
  profile_change_of: { en: 'Change: {name}', ar: 'تعديل: {name}' },
  profile_remove: { en: 'Remove', ar: 'حذف' },
  profile_remove_of: { en: 'Remove: {name}', ar: 'حذف: {name}' },
  profile_remove_ask: { en: 'Remove “{name}”?', ar: 'هل تحذفين «{name}»؟' },
  profile_remove_text: {
    en: 'All figures kept under this name go. Orders and pieces in your bag keep theirs.',
    ar: 'تُحذف كل القياسات المحفوظة بهذا الاسم. أما الطلبات والقطع التي في حقيبتكِ فتبقى قياساتها.',
  },
  profile_keep: { en: 'Keep them', ar: 'إبقاؤها' },
  profile_removed: { en: 'The measurements are removed.', ar: 'حُذفت القياسات.' },
  custom_size_title: { en: 'Your measurements', ar: 'قياساتكِ' },
  custom_size_title_for: { en: 'Your measurements for {name}', ar: 'قياساتكِ لقطعة {name}' },
  custom_size_page_title: { en: 'Your measurements', ar: 'قياساتكِ' },
  custom_size_page_lede: {
    en: 'Fifteen figures, and we sew it to you alone. The price stays the same.',
    ar: 'خمسة عشر رقماً، ونخيط عبايتكِ لكِ وحدكِ بالسعر نفسه.',
  },
  custom_size_page_lede_for: {
    en: 'Fifteen figures, and we sew {name} to you alone. The price stays the same.',
    ar: 'خمسة عشر رقماً، ونخيط {name} لكِ وحدكِ بالسعر نفسه.',
  },
  custom_size_save: { en: 'Save and continue', ar: 'حفظ ومتابعة' },
  custom_size_progress: {
    en: '{filled} of {all}. If one looks unusual, we write to you before cutting.',
    ar: '{filled} من {all}. نراسلكِ قبل القصّ إن بدا رقم غير مألوف.',
  },
  custom_size_clear: { en: 'Clear all figures', ar: 'امسحي كل الأرقام' },
  custom_size_cleared: { en: 'All figures are cleared', ar: 'مُسحت كل الأرقام' },
  custom_size_undo: { en: 'Undo', ar: 'تراجعي' },
  custom_size_problems: {
    en: {
      one: 'One figure needs a second look.',
      other: '{count} figures need a second look.',
    },
    ar: {
      zero: 'لا رقم يحتاج إلى مراجعة.',
      one: 'رقم واحد يحتاج إلى مراجعة.',
      two: 'رقمان يحتاجان إلى مراجعة.',
      few: '{count} أرقام تحتاج إلى مراجعة.',
      many: '{count} رقماً يحتاج إلى مراجعة.',
      other: '{count} رقم يحتاج إلى مراجعة.',
    },
  },
  custom_size_missing: {
    en: { one: 'One measurement is missing.', other: '{count} measurements are missing.' },
    ar: {
      zero: 'لا ينقص أي قياس.',
      one: 'ينقص قياس واحد.',
      two: 'ينقص قياسان.',
      few: 'تنقص {count} قياسات.',
      many: 'ينقص {count} قياساً.',
      other: 'ينقص {count} قياس.',
    },
  },
  custom_size_not_sent: {
    en: 'We could not reach the shop. Your figures are still here; please save once more.',
    ar: 'تعذّر الاتصال بالمتجر. أرقامكِ باقية هنا، فاحفظيها مرة أخرى.',
  },
  custom_size_saved: { en: 'Your measurements are saved', ar: 'حُفظت قياساتكِ' },
  custom_size_saved_for: {
    en: 'They are chosen for {name}. If one looks unusual, we write to you before cutting.',
    ar: 'وهي مختارة الآن لقطعة {name}. نراسلكِ قبل القصّ إن بدا رقم منها غير مألوف.',
  },
  custom_size_saved_visit: {
    en: 'We keep them for this visit. Choose a piece, then “Sew it to my measurements”, and they are there.',
    ar: 'نحتفظ بها طوال هذه الزيارة. اختاري قطعة ثم «فصّلوها على قياساتي» فتجدينها هناك.',
  },
  custom_size_back_to: { en: 'Back to {name}', ar: 'العودة إلى {name}' },
  custom_size_change: { en: 'Change a figure', ar: 'عدّلي رقماً' },
  custom_size_drawing: {
    en: 'Drawing: where “{name}” is measured',
    ar: 'رسم يبيّن موضع قياس «{name}»',
  },
  custom_size_all_in_cm: {
    en: 'Several of these look like centimetres.',
    ar: 'تبدو عدّة أرقام منها بالسنتيمتر.',
  },
  custom_size_all_in_in: {
    en: 'Several of these look like inches.',
    ar: 'تبدو عدّة أرقام منها بالبوصة.',
  },
  custom_size_they_are_cm: { en: 'They are centimetres', ar: 'نعم، كلّها بالسنتيمتر' },
  custom_size_they_are_in: { en: 'They are inches', ar: 'نعم، كلّها بالبوصة' },

  length_unit: { en: 'Unit', ar: 'وحدة القياس' },
  length_in: { en: 'in', ar: 'بوصة' },
  length_cm: { en: 'cm', ar: 'سم' },
  length_cm_note: {
    en: 'We cut in quarter inches, so half a centimetre may be rounded.',
    ar: 'نقصّ بربع البوصة، لذلك قد يُقرَّب نصف السنتيمتر.',
  },

  figure_full_length: { en: 'Full length', ar: 'الطول الكامل' },
  figure_shoulder: { en: 'Shoulder', ar: 'الكتف' },
  figure_armhole: { en: 'Armhole', ar: 'فتحة الإبط' },
  figure_sleeve: { en: 'Sleeve', ar: 'الكُمّ من الرقبة' },
  figure_sleeve_length: { en: 'Sleeve length', ar: 'طول الكُمّ' },
  figure_sleeve_width: { en: 'Sleeve width', ar: 'عرض الكُمّ' },
  figure_neck: { en: 'Neck', ar: 'الرقبة' },
  figure_chest: { en: 'Chest', ar: 'أعلى الصدر' },
  figure_bust: { en: 'Bust', ar: 'محيط الصدر' },
  figure_hips: { en: 'Hips', ar: 'الأرداف' },
  figure_waist: { en: 'Waist', ar: 'الخصر' },
  figure_bicep: { en: 'Bicep', ar: 'العضد' },
  figure_lower_arm: { en: 'Lower arm', ar: 'الساعد' },
  figure_buff_coat: { en: 'Buff coat', ar: 'كلوش العباية المفتوحة' },
  figure_buff_normal: { en: 'Buff normal', ar: 'كلوش العباية المغلقة' },

  figure_help_full_length: {
    en: 'From the highest point of the shoulder straight down to the hem. Measure your abaya, not your body. For heels, add their height.',
    ar: 'من أعلى نقطة في الكتف نزولاً إلى الذيل. قيسي عبايتكِ لا جسمكِ، ومع الكعب أضيفي ارتفاعه.',
  },
  figure_help_shoulder: {
    en: 'Across the back, from one shoulder seam to the other. Measure your abaya, not your body.',
    ar: 'عبر الظهر من خياطة كتف إلى الأخرى. قيسي عبايتكِ لا جسمكِ.',
  },
  figure_help_armhole: {
    en: 'Around the seam where the sleeve joins: lay it flat, measure and double. Measure your abaya, not your body.',
    ar: 'محيط الخياطة التي يلتقي عندها الكُمّ: قيسيه مفروداً ثم ضاعفيه. قيسي عبايتكِ لا جسمكِ.',
  },
  figure_help_sleeve: {
    en: 'From the neck, over the shoulder, down to the wrist. Measure your abaya, not your body. This is how our house measures it.',
    ar: 'من الرقبة مروراً بالكتف إلى المعصم. قيسي عبايتكِ لا جسمكِ. هكذا يُقاس في دارنا.',
  },
  figure_help_sleeve_length: {
    en: 'From the shoulder seam to the wrist bone, arm relaxed. Measure your abaya, not your body.',
    ar: 'من خياطة الكتف إلى عظم المعصم والذراع مرتخية. قيسي عبايتكِ لا جسمكِ.',
  },
  figure_help_sleeve_width: {
    en: 'Around the opening at the cuff: lay it flat, measure and double. Measure your abaya, not your body.',
    ar: 'محيط الفتحة عند المعصم: قيسيها مفرودة ثم ضاعفيها. قيسي عبايتكِ لا جسمكِ.',
  },
  figure_help_neck: {
    en: 'Around its base, where a collar would sit. Measure your body, the tape close but not tight.',
    ar: 'محيطها عند أسفلها حيث تستقرّ الياقة. قيسي جسمكِ والشريط ملامس من غير شدّ.',
  },
  figure_help_chest: {
    en: 'All the way round, high under the arms, above the bust. Measure your body; we add the ease. This is how our house measures it.',
    ar: 'المحيط كاملاً تحت الإبطين مباشرة، فوق أعرض موضع. قيسي جسمكِ ونحن نضيف الاتّساع. هكذا يُقاس في دارنا.',
  },
  figure_help_bust: {
    en: 'All the way round at the fullest part, the tape level. Measure your body; we add the ease. This is how our house measures it.',
    ar: 'المحيط كاملاً عند أعرض موضع والشريط أفقي. قيسي جسمكِ ونحن نضيف الاتّساع. هكذا يُقاس في دارنا.',
  },
  figure_help_hips: {
    en: 'All the way round at the widest part, the tape level. Measure your body; we add the ease.',
    ar: 'المحيط كاملاً عند أعرض موضع والشريط أفقي. قيسي جسمكِ ونحن نضيف الاتّساع.',
  },
  figure_help_waist: {
    en: 'All the way round at the narrowest part, without drawing in. Measure your body; we add the ease.',
    ar: 'المحيط كاملاً عند أضيق موضع من غير شدّ البطن. قيسي جسمكِ ونحن نضيف الاتّساع.',
  },
  figure_help_bicep: {
    en: 'Around the upper arm at its widest, arm relaxed. Measure your body; we add the ease.',
    ar: 'محيط أعلى الذراع عند أعرض موضع والذراع مرتخية. قيسي جسمكِ ونحن نضيف الاتّساع.',
  },
  figure_help_lower_arm: {
    en: 'Around the arm, halfway between elbow and wrist. Measure your body; we add the ease.',
    ar: 'محيط الذراع في منتصف المسافة بين المرفق والمعصم. قيسي جسمكِ ونحن نضيف الاتّساع.',
  },
  figure_help_buff_coat: {
    en: 'On an open abaya: from where the skirt begins to widen down to the hem. Measure your abaya; if none is open, repeat 15. This is how our house measures it.',
    ar: 'في العباية المفتوحة: من الخط الذي يبدأ عنده الاتّساع إلى الذيل. قيسي عبايتكِ، وإن لم تكن لديكِ مفتوحة فكرّري رقم 15. هكذا يُقاس في دارنا.',
  },
  figure_help_buff_normal: {
    en: 'On a closed abaya: from where the skirt begins to widen down to the hem. Measure your abaya; if none is closed, repeat 14. This is how our house measures it.',
    ar: 'في العباية المغلقة: من الخط الذي يبدأ عنده الاتّساع إلى الذيل. قيسي عبايتكِ، وإن لم تكن لديكِ مغلقة فكرّري رقم 14. هكذا يُقاس في دارنا.',
  },

  figure_thing_full_length: { en: 'abaya', ar: 'عباية' },
  figure_thing_shoulder: { en: 'shoulder', ar: 'كتف' },
  figure_thing_armhole: { en: 'armhole', ar: 'فتحة إبط' },
  figure_thing_sleeve: { en: 'sleeve', ar: 'كُمّ' },
  figure_thing_sleeve_length: { en: 'sleeve', ar: 'كُمّ' },
  figure_thing_sleeve_width: { en: 'sleeve', ar: 'كُمّ' },
  figure_thing_neck: { en: 'neck', ar: 'رقبة' },
  figure_thing_chest: { en: 'chest', ar: 'صدر' },
  figure_thing_bust: { en: 'bust', ar: 'صدر' },
  figure_thing_hips: { en: 'hips', ar: 'أرداف' },
  figure_thing_waist: { en: 'waist', ar: 'خصر' },
  figure_thing_bicep: { en: 'upper arm', ar: 'عضد' },
  figure_thing_lower_arm: { en: 'lower arm', ar: 'ساعد' },
  figure_thing_buff_coat: { en: 'skirt of an open abaya', ar: 'كلوش عباية' },
  figure_thing_buff_normal: { en: 'skirt of an abaya', ar: 'كلوش عباية' },

  figure_missing_full_length: { en: 'Write the full length.', ar: 'اكتبي الطول الكامل.' },
  figure_missing_shoulder: { en: 'Write the shoulder width.', ar: 'اكتبي عرض الكتف.' },
  figure_missing_armhole: { en: 'Write the armhole measurement.', ar: 'اكتبي محيط فتحة الإبط.' },
  figure_missing_sleeve: { en: 'Write the sleeve measurement.', ar: 'اكتبي قياس الكُمّ من الرقبة.' },
  figure_missing_sleeve_length: { en: 'Write the sleeve length.', ar: 'اكتبي طول الكُمّ.' },
  figure_missing_sleeve_width: { en: 'Write the sleeve width.', ar: 'اكتبي عرض الكُمّ.' },
  figure_missing_neck: { en: 'Write your neck measurement.', ar: 'اكتبي محيط رقبتكِ.' },
  figure_missing_chest: { en: 'Write your chest measurement.', ar: 'اكتبي قياس أعلى صدركِ.' },
  figure_missing_bust: { en: 'Write your bust measurement.', ar: 'اكتبي محيط صدركِ.' },
  figure_missing_hips: { en: 'Write your hip measurement.', ar: 'اكتبي محيط أردافكِ.' },
  figure_missing_waist: { en: 'Write your waist measurement.', ar: 'اكتبي محيط خصركِ.' },
  figure_missing_bicep: { en: 'Write your bicep measurement.', ar: 'اكتبي محيط عضدكِ.' },
  figure_missing_lower_arm: { en: 'Write your lower arm measurement.', ar: 'اكتبي محيط ساعدكِ.' },
  figure_missing_buff_coat: {
    en: 'Write the buff coat measurement.',
    ar: 'اكتبي قياس كلوش العباية المفتوحة.',
  },
  figure_missing_buff_normal: {
    en: 'Write the buff normal measurement.',
    ar: 'اكتبي قياس كلوش العباية المغلقة.',
  },

  figure_too_long: {
    en: '{value} is longer than any {thing}.',
    ar: '{value} أطول من أي {thing}.',
  },
  figure_too_short: {
    en: '{value} is shorter than any {thing}.',
    ar: '{value} أقصر من أي {thing}.',
  },
  figure_too_wide: { en: '{value} is wider than any {thing}.', ar: '{value} أوسع من أي {thing}.' },
  figure_too_narrow: {
    en: '{value} is narrower than any {thing}.',
    ar: '{value} أضيق من أي {thing}.',
  },
  figure_did_you_mean: { en: 'Did you mean {value}?', ar: 'هل تقصدين {value}؟' },
  figure_range: { en: 'We sew from {least} to {most}.', ar: 'نخيط من {least} إلى {most}.' },
  figure_unreadable: {
    en: 'We read numbers here, such as {example}.',
    ar: 'نقرأ هنا أرقاماً مثل \u2066{example}\u2069.',
  },
  figure_refused: { en: 'Please look at this figure again.', ar: 'راجعي هذا الرقم من فضلكِ.' },
  figure_use: { en: 'Use {value}', ar: 'اعتمدي {value}' },
  figure_confirm: { en: '{value} is right', ar: '{value} صحيح' },
  figure_confirmed: { en: 'Noted, {value}.', ar: 'حسناً، {value}.' },
  figure_sure_unit: {
    en: 'Is this {value}, or {meant}?',
    ar: 'أهذا {value} أم {meant}؟',
  },
  figure_sure_unusual: {
    en: 'Few shoulders measure {value}. Are you sure?',
    ar: 'قلّما يكون الكتف {value}. هل أنتِ متأكدة؟',
  },
  figure_sure_armhole: {
    en: 'Hardly wider than your bicep ({other}). Are you sure?',
    ar: 'أوسع من عضدكِ ({other}) بقليل فقط. هل أنتِ متأكدة؟',
  },
  figure_sure_sleeve_width: {
    en: 'Narrower than your lower arm ({other}). Are you sure?',
    ar: 'أضيق من ساعدكِ ({other}). هل أنتِ متأكدة؟',
  },
  figure_sure_bust: {
    en: 'Less than your chest ({other}). Are you sure?',
    ar: 'أقل من أعلى صدركِ ({other}). هل أنتِ متأكدة؟',
  },
  figure_sure_hips: {
    en: 'Less than your waist ({other}). Are you sure?',
    ar: 'أقل من خصركِ ({other}). هل أنتِ متأكدة؟',
  },
  figure_sure_lower_arm: {
    en: 'Much wider than your bicep ({other}). Are you sure?',
    ar: 'أعرض من عضدكِ ({other}) بكثير. هل أنتِ متأكدة؟',
  },
} as const satisfies Record<string, Word>
