/** Unusual texts for stories: they break layouts that were only tried with short French texts. */
export const oddTexts: readonly string[] = [
  'مطعم الساحة الكبيرة',
  'בית קפה בכיכר',
  '🚕 Taxi 👩‍👩‍👧‍👦 🇫🇷',
  'zéro\u200blargeur\u200dici',
  'Anticonstitutionnellementanticonstitutionnellementanticonstitutionnellement',
  'é',
];
