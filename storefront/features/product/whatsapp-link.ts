/** Opens a conversation with a number, or a choice of people without one, with words to send. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
