package org.contexttck.reports.event;

/** How numbers are drawn. */
public enum MeasuredForm {
    /** Lines over labels that follow each other. */
    LINES,
    /** A bar for each label, where these stand side by side. */
    BARS
}
