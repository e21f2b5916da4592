/** What is compared when people search: no capitals, and one apostrophe, as keyboards and phones have several. */
export const plain = (text: string): string => text.toLocaleLowerCase().replace(/[’ʼ`´]/g, "'")
