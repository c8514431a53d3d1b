/**
 * Words that hold questions together in other languages than English, as they are compared: folded, see `foldWord`.
 * Those that English has with another meaning are left out where their language can do without (`die`, `war`, `son`, `era`); not
 * those that every other question of it has (`van` in Dutch, `fur` in German, `pour` and `comment` in French).
 */
export const FRAMES_ABROAD =
  // German
  'der das den dem des ein eine einen einem einer eines und oder aber wenn dann ist sind warst waren bist sein dein deine ' +
  'deinen deinem deiner du dir dich ich mir mich wir ihr sie er es was wer wie wo wann warum welche welcher welches welchen ' +
  'fur mit von zu zum zur im auf bei nach aus als gerne gern lieber wurdest wurde hast haben hatte hattest kannst konntest ' +
  'mochtest magst je jemals nicht kein keine ' +
  // French
  'le la les un une des du de et ou mais si ton ta tes votre vos vous tu je il elle nous on que qui quoi quel quelle quels ' +
  'quelles comment pourquoi quand combien est es etait avez avais pour avec dans sur par au aux en plus prefere preferee ' +
  'preferes preferees jamais ne pas ce cette serait voudrais pourrais aimes aimerais ' +
  // Spanish, Portuguese, Italian
  'el los las una unos unas y o pero tu tus su sus te ti que quien cual cuales como cuando donde cuanto cuantas por para con ' +
  'del al se lo es eres fue seria has alguna vez favorito favorita favoritos favoritas preferido preferida qual quais ' +
  'voce sua seu seus quem onde quando uma um e os da das dos na nas mais il lo gli che chi quale quali come dove perche tuo ' +
  'tua tuoi tue sei hai della dello nel nella piu preferito preferita ' +
  // Dutch
  'het een en van je jij jouw wat wie waar wanneer waarom welke zou zijn heb hebt met voor op aan ' +
  // Russian, Ukrainian
  'и или но а в во на с со у к ко по за из от до для о об бы же ли не ни что кто как где когда почему какои какая какое ' +
  'какие какую каким каких сколько ты тебя тебе тобои твои твоя твое твоего твоеи твою мои я вы вас вам ваш ваша он она это ' +
  'этот был была было есть если то самыи самая самое саму любимыи любимая любимое любимые і або але та в у з із зі що хто як ' +
  'де коли чому якии яка яке які яку скільки ти тебе тобі твіи твоє твоі ти ви ваш це був була було є якщо улюблении ' +
  'улюблена улюблене наиулюбленіша наи ' +
  // Arabic
  'ما ماذا من متى اين كيف لماذا كم هل هو هي انت انا الي علي في عن مع او ام ان اذا لو كنت كان كانت الذي التي اي هذا هذه كل ' +
  'المفضل المفضله مفضل مفضله تحب تريد لك';
