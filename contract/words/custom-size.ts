import type { Word } from './word.ts'

/**
 * The made-to-measure form. Where a help text says so, a measurement follows the merchant's own
 * convention.
 */
export const customSizeWords = {
  profile_owner: { en: 'Who is it for?', ar: 'لمن هذه القطعة؟' },
  profile_new: { en: 'New measurements', ar: 'قياسات جديدة' },
  profiles_manage: { en: 'All measurements', ar: 'كل القياسات' },
  profile_measured: { en: 'Measured on {day}', ar: 'أُخذت يوم {day}' },
  profile_measured_by_staff: {
    en: 'Measured by us on {day}',
    ar: 'أخذناها يوم {day}',
  },
  profile_numbered: { en: 'Measurements {number}', ar: 'قياسات {number}' },
  profile_me: { en: 'Me', ar: 'أنا' },
  profile_mother: { en: 'My mother', ar: 'أمي' },
  profile_daughter: { en: 'My daughter', ar: 'ابنتي' },
  profile_name: { en: 'Whose measurements are they?', ar: 'لمن هذه القياسات؟' },
  profile_name_why: {
    en: 'We save them under this name in your account, ready for your next piece.',
    ar: 'نحفظها بهذا الاسم في حسابكِ، وتختارينها للقطعة القادمة بضغطة واحدة.',
  },
  profiles_title: { en: 'My measurements', ar: 'قياساتي' },
  profiles_text: {
    en: 'Yours, and those of anyone you order for. Choose a set when you have a piece sewn to measure.',
    ar: 'قياساتكِ وقياسات من تطلبين لهنّ، تختارين منها حين تُفصَّل القطعة.',
  },
  profile_add: { en: 'Add measurements', ar: 'إضافة قياسات' },
  profile_measurements_saved: { en: 'The measurements are saved.', ar: 'حُفظت القياسات.' },
  profile_change: { en: 'Change', ar: 'تعديل' },
  profile_change_of: { en: 'Change: {name}', ar: 'تعديل: {name}' },
  profile_remove: { en: 'Remove', ar: 'حذف' },
  profile_remove_of: { en: 'Remove: {name}', ar: 'حذف: {name}' },
  profile_remove_ask: { en: 'Remove “{name}”?', ar: 'هل تحذفين «{name}»؟' },
  profile_remove_text: {
    en: 'All measurements saved under this name are deleted. Orders and pieces in your bag keep theirs.',
    ar: 'تُحذف كل القياسات المحفوظة بهذا الاسم. أما طلباتكِ والقطع التي في حقيبتكِ فتحتفظ بقياساتها.',
  },
  profile_keep: { en: 'Keep them', ar: 'إبقاؤها' },
  profile_removed: { en: 'The measurements are removed.', ar: 'حُذفت القياسات.' },
  custom_size_title: { en: 'Your measurements', ar: 'قياساتكِ' },
  custom_size_title_for: { en: 'Your measurements for {name}', ar: 'قياساتكِ لقطعة {name}' },
  custom_size_page_title: { en: 'Your measurements', ar: 'قياساتكِ' },
  custom_size_page_lede: {
    en: 'Fifteen measurements, and we sew it for you alone. The price stays the same.',
    ar: 'خمسة عشر قياساً، ونخيط عبايتكِ لكِ وحدكِ بالسعر نفسه.',
  },
  custom_size_page_lede_for: {
    en: 'Fifteen measurements, and we sew {name} for you alone. The price stays the same.',
    ar: 'خمسة عشر قياساً، ونخيط {name} لكِ وحدكِ بالسعر نفسه.',
  },
  custom_size_save: { en: 'Save and continue', ar: 'حفظ ومتابعة' },
  custom_size_progress: {
    en: '{filled} of {all}. If one looks unusual, we write to you before cutting.',
    ar: '{filled} من {all}. نراسلكِ قبل القصّ إن بدا أحدها غير مألوف.',
  },
  custom_size_clear: { en: 'Clear all measurements', ar: 'امسحي كل القياسات' },
  custom_size_cleared: { en: 'All measurements are cleared', ar: 'مُسحت كل القياسات' },
  custom_size_undo: { en: 'Undo', ar: 'تراجعي' },
  custom_size_problems: {
    en: {
      one: 'One measurement needs a second look.',
      other: '{count} measurements need a second look.',
    },
    ar: {
      zero: 'لا قياس يحتاج إلى مراجعة.',
      one: 'قياس واحد يحتاج إلى مراجعة.',
      two: 'قياسان يحتاجان إلى مراجعة.',
      few: '{count} قياسات تحتاج إلى مراجعة.',
      many: '{count} قياساً يحتاج إلى مراجعة.',
      other: '{count} قياس يحتاج إلى مراجعة.',
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
    en: 'We could not reach the shop. Your measurements are still here; please save them again.',
    ar: 'تعذّر الاتصال بالمتجر. قياساتكِ ما زالت هنا، فاحفظيها مرة أخرى.',
  },
  custom_size_saved: { en: 'Your measurements are saved', ar: 'حُفظت قياساتكِ' },
  custom_size_saved_for: {
    en: 'They are chosen for {name}. If one looks unusual, we write to you before cutting.',
    ar: 'وهي مختارة الآن لقطعة {name}. نراسلكِ قبل القصّ إن بدا أحدها غير مألوف.',
  },
  custom_size_saved_visit: {
    en: 'They are saved in this browser. Choose a piece, then “Sew it to my measurements”, and they are filled in.',
    ar: 'حفظناها في هذا المتصفّح. اختاري قطعة ثم «فصّلوها على قياساتي» فتجدينها جاهزة.',
  },
  custom_size_saved_account: {
    en: 'Choose a piece, then “Sew it to my measurements”, and they are ready for it.',
    ar: 'اختاري قطعة ثم «فصّلوها على قياساتي» فتجدينها جاهزة.',
  },
  custom_size_back_to: { en: 'Back to {name}', ar: 'العودة إلى {name}' },
  custom_size_change: { en: 'Change a measurement', ar: 'عدّلي قياساً' },
  custom_size_drawing: {
    en: 'Drawing: where “{name}” is measured',
    ar: 'رسم يبيّن موضع قياس «{name}»',
  },
  custom_size_all_in_cm: {
    en: 'Several of these look like centimetres.',
    ar: 'تبدو عدّة قياسات منها بالسنتيمتر.',
  },
  custom_size_all_in_in: {
    en: 'Several of these look like inches.',
    ar: 'تبدو عدّة قياسات منها بالبوصة.',
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

  measurement_help_full_length: {
    en: 'From the highest point of the shoulder straight down to the hem. Measure your abaya, not your body. For heels, add their height.',
    ar: 'من أعلى نقطة في الكتف نزولاً إلى الذيل. قيسي عبايتكِ لا جسمكِ، ومع الكعب أضيفي ارتفاعه.',
  },
  measurement_help_shoulder: {
    en: 'Across the back, from one shoulder seam to the other. Measure your abaya, not your body.',
    ar: 'عبر الظهر من خياطة كتف إلى الأخرى. قيسي عبايتكِ لا جسمكِ.',
  },
  measurement_help_armhole: {
    en: 'Around the seam where the sleeve joins: lay it flat, measure and double. Measure your abaya, not your body.',
    ar: 'محيط الخياطة التي يلتقي عندها الكُمّ: قيسيه مفروداً ثم ضاعفيه. قيسي عبايتكِ لا جسمكِ.',
  },
  measurement_help_sleeve: {
    en: 'From the neck, over the shoulder, down to the wrist. Measure your abaya, not your body. This is how we measure it here.',
    ar: 'من الرقبة مروراً بالكتف إلى المعصم. قيسي عبايتكِ لا جسمكِ. هكذا نقيسه في دارنا.',
  },
  measurement_help_sleeve_length: {
    en: 'From the shoulder seam to the wrist bone, arm relaxed. Measure your abaya, not your body.',
    ar: 'من خياطة الكتف إلى عظم المعصم والذراع مرتخية. قيسي عبايتكِ لا جسمكِ.',
  },
  measurement_help_sleeve_width: {
    en: 'Around the opening at the cuff: lay it flat, measure and double. Measure your abaya, not your body.',
    ar: 'محيط الفتحة عند المعصم: قيسيها مفرودة ثم ضاعفيها. قيسي عبايتكِ لا جسمكِ.',
  },
  measurement_help_neck: {
    en: 'Around its base, where a collar would sit. Measure your body, the tape close but not tight.',
    ar: 'محيطها عند أسفلها حيث تستقرّ الياقة. قيسي جسمكِ والشريط ملامس من غير شدّ.',
  },
  measurement_help_chest: {
    en: 'All the way round, high under the arms, above the bust. Measure your body; we add the ease. This is how we measure it here.',
    ar: 'المحيط كاملاً تحت الإبطين مباشرة، فوق أعرض موضع. قيسي جسمكِ ونحن نضيف الاتّساع. هكذا نقيسه في دارنا.',
  },
  measurement_help_bust: {
    en: 'All the way round at the fullest part, the tape level. Measure your body; we add the ease. This is how we measure it here.',
    ar: 'المحيط كاملاً عند أعرض موضع والشريط أفقي. قيسي جسمكِ ونحن نضيف الاتّساع. هكذا نقيسه في دارنا.',
  },
  measurement_help_hips: {
    en: 'All the way round at the widest part, the tape level. Measure your body; we add the ease.',
    ar: 'المحيط كاملاً عند أعرض موضع والشريط أفقي. قيسي جسمكِ ونحن نضيف الاتّساع.',
  },
  measurement_help_waist: {
    en: 'All the way round at the narrowest part, without drawing in. Measure your body; we add the ease.',
    ar: 'المحيط كاملاً عند أضيق موضع من غير شدّ البطن. قيسي جسمكِ ونحن نضيف الاتّساع.',
  },
  measurement_help_bicep: {
    en: 'Around the upper arm at its widest, arm relaxed. Measure your body; we add the ease.',
    ar: 'محيط أعلى الذراع عند أعرض موضع والذراع مرتخية. قيسي جسمكِ ونحن نضيف الاتّساع.',
  },
  measurement_help_lower_arm: {
    en: 'Around the arm, halfway between elbow and wrist. Measure your body; we add the ease.',
    ar: 'محيط الذراع في منتصف المسافة بين المرفق والمعصم. قيسي جسمكِ ونحن نضيف الاتّساع.',
  },
  measurement_help_buff_coat: {
    en: 'On an open abaya: from where the skirt begins to widen down to the hem. Measure your abaya; if none is open, repeat 15. This is how we measure it here.',
    ar: 'في العباية المفتوحة: من الخط الذي يبدأ عنده الاتّساع إلى الذيل. قيسي عبايتكِ، وإن لم تكن لديكِ مفتوحة فكرّري القياس 15. هكذا نقيسه في دارنا.',
  },
  measurement_help_buff_normal: {
    en: 'On a closed abaya: from where the skirt begins to widen down to the hem. Measure your abaya; if none is closed, repeat 14. This is how we measure it here.',
    ar: 'في العباية المغلقة: من الخط الذي يبدأ عنده الاتّساع إلى الذيل. قيسي عبايتكِ، وإن لم تكن لديكِ مغلقة فكرّري القياس 14. هكذا نقيسه في دارنا.',
  },

  measurement_thing_full_length: { en: 'abaya', ar: 'عباية' },
  measurement_thing_shoulder: { en: 'shoulder', ar: 'كتف' },
  measurement_thing_armhole: { en: 'armhole', ar: 'حفرة إبط' },
  measurement_thing_sleeve: { en: 'sleeve', ar: 'كُمّ' },
  measurement_thing_sleeve_length: { en: 'sleeve', ar: 'كُمّ' },
  measurement_thing_sleeve_width: { en: 'sleeve', ar: 'كُمّ' },
  measurement_thing_neck: { en: 'neck', ar: 'رقبة' },
  measurement_thing_chest: { en: 'chest', ar: 'صدر' },
  measurement_thing_bust: { en: 'bust', ar: 'صدر' },
  measurement_thing_hips: { en: 'hips', ar: 'أرداف' },
  measurement_thing_waist: { en: 'waist', ar: 'خصر' },
  measurement_thing_bicep: { en: 'upper arm', ar: 'عضد' },
  measurement_thing_lower_arm: { en: 'lower arm', ar: 'ساعد' },
  measurement_thing_buff_coat: { en: 'skirt of an open abaya', ar: 'كلوش عباية' },
  measurement_thing_buff_normal: { en: 'skirt of an abaya', ar: 'كلوش عباية' },

  measurement_too_long: {
    en: '{value} is longer than any {thing}.',
    ar: '{value} أطول من أي {thing}.',
  },
  measurement_too_short: {
    en: '{value} is shorter than any {thing}.',
    ar: '{value} أقصر من أي {thing}.',
  },
  measurement_too_wide: {
    en: '{value} is wider than any {thing}.',
    ar: '{value} أوسع من أي {thing}.',
  },
  measurement_too_narrow: {
    en: '{value} is narrower than any {thing}.',
    ar: '{value} أضيق من أي {thing}.',
  },
  measurement_did_you_mean: { en: 'Did you mean {value}?', ar: 'هل تقصدين {value}؟' },
  measurement_range: { en: 'We sew from {min} to {max}.', ar: 'نخيط من {min} إلى {max}.' },
  measurement_unreadable: {
    en: 'Write it in digits, such as {example}.',
    ar: 'اكتبي القياس بالأرقام، مثل \u2066{example}\u2069.',
  },
  measurement_refused: { en: 'Please check this measurement.', ar: 'راجعي هذا القياس من فضلكِ.' },
  measurement_use: { en: 'Use {value}', ar: 'اعتمدي {value}' },
  measurement_confirm: { en: 'Yes, {value}', ar: 'نعم، {value}' },
  measurement_confirmed: { en: 'Noted, {value}.', ar: 'حسناً، {value}.' },
  measurement_sure_unit: {
    en: 'Is this {value}, or {meant}?',
    ar: 'أهذا {value} أم {meant}؟',
  },
  measurement_sure_unusual: {
    en: 'Few shoulders measure {value}. Are you sure?',
    ar: 'قلّما يكون الكتف {value}. هل أنتِ متأكدة؟',
  },
  figure_sure_armhole_narrow: {
    en: 'Narrower than your bicep ({other}), so your arm would not go in. Did you measure it flat and not double it?',
    ar: 'أضيق من عضدكِ ({other})، فلن تدخل ذراعكِ فيها. هل قستِها مفرودة ولم تضاعفي القياس؟',
  },
  measurement_sure_armhole: {
    en: 'It leaves hardly any room around your bicep ({other}). Are you sure?',
    ar: 'لا تكاد تترك فراغاً حول عضدكِ ({other}). هل أنتِ متأكدة؟',
  },
  measurement_sure_sleeve_width: {
    en: 'Narrower than your lower arm ({other}). Are you sure?',
    ar: 'أضيق من ساعدكِ ({other}). هل أنتِ متأكدة؟',
  },
  measurement_sure_bust: {
    en: 'Less than your chest ({other}). Are you sure?',
    ar: 'أقل من أعلى صدركِ ({other}). هل أنتِ متأكدة؟',
  },
  measurement_sure_hips: {
    en: 'Less than your waist ({other}). Are you sure?',
    ar: 'أقل من خصركِ ({other}). هل أنتِ متأكدة؟',
  },
  measurement_sure_lower_arm: {
    en: 'Much wider than your bicep ({other}). Are you sure?',
    ar: 'أعرض من عضدكِ ({other}) بكثير. هل أنتِ متأكدة؟',
  },
} as const satisfies Record<string, Word>
