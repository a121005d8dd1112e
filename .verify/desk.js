// Runs within a page of `contrast-audit desk`: makes random edits as a person would, and lets the page
// compute everything for given colors.

/// A generator of numbers of 0…1 with a seed. [mulberry32]
function generator(seed) {
  return () => {
    seed = (seed + 0x6D2B79F5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/// What the page computes of every evaluation: both ratios and the outcome.
const computed = () => evaluations.map((evaluation, index) => {
  const { exact, eightBit } = readings[evaluation.unit];
  return [exact, eightBit, outcome(index)];
});

/// Rounds of edits until there are `wanted`: the changes as the page copies them, and what it computes.
function rounds(wanted, seed) {
  const random = generator(seed);
  const free = places.filter((place) => !place.reason);
  const found = { editable: free.length, places: places.length, edits: 0, rounds: [], undone: true, agrees: disagreements() === 0 };
  const before = JSON.stringify(computed());
  // Where nothing can be changed without a refusal there is an end, too.
  for (let tries = 0; found.edits < wanted && free.length && tries < wanted; tries++) {
    for (let count = 0; count < Math.min(20, free.length); count++) {
      const place = free[Math.floor(random() * free.length)];
      const isGray = random() < 0.2;
      const channel = () => Math.floor(random() * 256) / 255;
      const gray = channel();
      let alpha = colors[place.index][3];
      if (place.isOpacity) alpha = Math.floor(random() * 101) / 100;
      else if (place.hasOpacity && random() < 0.3) alpha = channel();
      const color = place.isOpacity ? [0, 0, 0, alpha] : isGray ? [gray, gray, gray, alpha] : [channel(), channel(), channel(), alpha];
      edit(place.index, color);
      // The tool refuses such a system as a whole, which would compare nothing.
      if (unitsOfPlace[place.index].some((unit) => readings[unit].refusal)) undo();
    }
    const changed = changedPlaces().length;
    found.edits += changed;
    if (changed) found.rounds.push({ changes: changesText(), edits: changed, colors: colors.slice(), computed: computed() });
    while (past.length) undo();
    found.undone = found.undone && JSON.stringify(computed()) === before;
  }
  return found;
}

/// What the page computes where the places have given colors, for each list of colors.
function computedOf(lists) {
  return lists.map((list) => {
    list.forEach((color, place) => { if (!isSame(color, colors[place])) setColor(place, color); });
    return computed();
  });
}
