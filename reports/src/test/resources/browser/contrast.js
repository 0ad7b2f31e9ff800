/* Every visible text whose contrast with its ground is below 4.5, or below 3 if it is large; as WCAG 2 computes it. */
(() => {
  const channels = (colour) => {
    const parts = colour.match(/[\d.]+/g).map(Number);
    return { rgb: parts.slice(0, 3), alpha: parts.length > 3 ? parts[3] : 1 };
  };
  const over = (top, bottom) => top.rgb.map((c, i) => c * top.alpha + bottom[i] * (1 - top.alpha));
  const grounds = new Map();
  const ground = (element) => {
    if (!element) {
      return [255, 255, 255];
    }
    if (!grounds.has(element)) {
      grounds.set(element, over(channels(getComputedStyle(element).backgroundColor), ground(element.parentElement)));
    }
    return grounds.get(element);
  };
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const faint = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || !element.checkVisibility() || element.closest("script, .unseen, option, :disabled")) {
      continue;
    }
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const below = ground(element);
    const colour = element.closest("svg") ? style.fill : style.color;
    const found = ratio(over(channels(colour), below), below);
    if (found < (large ? 3 : 4.5)) {
      faint.push(`${found.toFixed(2)} ${element.tagName}.${element.className.baseVal ?? element.className}: ${text.slice(0, 40)}`);
    }
  }
  return faint;
})()
