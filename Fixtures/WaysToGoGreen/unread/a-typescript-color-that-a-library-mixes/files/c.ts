import { darken } from "polished";
export const ink = "#000000";
export const page = "#FFFFFF";
export const accent = darken(0.1, "#FF0000");
