/** Marks of cards and providers as pictures; each name has its file in public/assets. */
export function PaymentMarks({ marks }: { marks: readonly string[] }) {
  return marks.map((mark) => (
    <img
      key={mark}
      src={`/assets/payment-${mark.toLowerCase().replace(' ', '-')}.svg`}
      lang="en"
      alt={mark}
      width={46}
      height={28}
      loading="lazy"
    />
  ))
}
