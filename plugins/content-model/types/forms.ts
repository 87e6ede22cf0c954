/** Form of an e-mail address. */
export const EMAIL =
  /^(?!\.|.*(?:\.\.|\.@))[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)*\.[A-Za-z]{2,}$/;

/**
 * Form of a telephone number, with usual signs: ten digits after a zero, four for a French short
 * number, 8 to 15 otherwise.
 */
export const PHONE =
  /^(?!\+33[ ./-]?0)[+(]?(?:[13](?:[ ./]?\d){3}|0[ ./-]?[1-9](?:[ ./()\u00a0\u202f-]*\d){8}|(?!0[1-9])\d(?:[ ./()\u00a0\u202f-]*\d){7,14})$/;

/** A full and safe web address. */
export const WEB_ADDRESS = /^https:\/\/[^\s/.,?#]+(\.[^\s/.,?#]+)+([/?#]\S*)?$/;

export const isEmail = (text: string) => EMAIL.test(text);
export const isPhone = (text: string) => PHONE.test(text);
