/*
 * Nouns before which articles are not elided: those with an aspirated h, and others that are spoken like them. Not in the lists,
 * and elided: "hallucination" beside "hall", "halogène" beside "halo", "haltère" beside "halte", "huître" beside "huit".
 */

/** The first words of such nouns. That of "huis clos" is elided only alone, which means a door in old texts. */
const words = new Set(
  'hall halo halte hamada hase hère hic hip hit hlm home hot hub huis huit hun hune hure hype onze oui ouï'.split(
    ' ',
  ),
);

/** The beginnings of such nouns. Nouns that begin in the same way are all of them. */
const beginnings = [
  'hach hack hadd hadith hadj haie haïk hail hain haka hâl halag halèt halle hallier halva',
  'hamac hamb hamea hamma hamp hamst hanap hanch hand hang hann hans hant happ haqu',
  'hara harc hard hare harg hari hark harn haro harp hasard hasch hash hât hau hava have havr hayon',
  'heaum henn hérau hériss herni héron héros hers hêtr heurt',
  'hibou hideu hiérarch high hijab hippie hippy hipster hiss',
  'hobb hober hoch hockey hold holland homard hongr hont hoolig hoquet horde horion hors hotl hots hott hou hover',
  'hublo huch huée hugu huitain huitant huitièm hula hulott hulul hummus hupp hurl huron husk huss hutt',
  'onzièm ouistiti uhlan ululement',
  'ya yé yè yen yeti yi yo yu',
].flatMap((line) => line.split(' '));

/** Returns true if an article before a noun is elided: `l’heure`, but `la hausse`. */
export function isElided(noun: string): boolean {
  const text = noun.normalize('NFC').toLowerCase();
  const [first = ''] = text.split(/[\s'’-]/);
  return (
    /^[aeiouyàâæéèêëîïôùûœh]/.test(text) &&
    !words.has(first) &&
    !beginnings.some((beginning) => text.startsWith(beginning))
  );
}
